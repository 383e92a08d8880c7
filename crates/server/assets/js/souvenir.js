// A picture of a game as pixels: the browser draws the server's SVG and hands the reader a file.

/** @param {HTMLButtonElement} button names the picture and the file */
export async function keep({ dataset }) {
  const image = new Image();
  image.src = dataset.of;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d").drawImage(image, 0, 0);
  const pixels = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(pixels);
  link.download = dataset.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
