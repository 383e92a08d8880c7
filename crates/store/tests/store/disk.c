// A disk for the tests, preloaded into a process that writes to it.
//
//   FURROW_DISK=DIR    the folder that lies on it; without it nothing is changed
//   FURROW_SYNCED=DIR  what a power cut leaves: each file as of its last sync, and `.names`, the names in the folder as
//                      of the last sync of the folder. A file whose name is not in there is lost, however well synced
//   FURROW_CUT=N       the power goes at sync N / 2, before it (even) or after it (odd)
//   FURROW_FAULT=FILE  holds `RUN KIND SKIP TIMES`: after SKIP calls of that kind, the next TIMES of them fail. A new RUN
//                      counts anew. Kinds: `full` (no space), `short` (half of it, then no space), `io` (a write fails),
//                      `read` (a read fails), `sync` (a sync fails), `slow` (a sync takes 300 ms)
//
// Data goes to the real file at once, so that the process sees what it wrote, and to FURROW_SYNCED at a sync, whole and
// by a rename. Nothing is synced for real: only the process dies. SQLite truncates, writes and syncs through the calls
// below; what it maps into memory (-shm) it never syncs, and so loses, as it should.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum where { ELSEWHERE, FOLDER, A_FILE };

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static void die(const char *why) {
    perror(why);
    abort();
}

// Where a descriptor leads. Names are bare: there are no folders within the folder.
static enum where where(int fd, char name[static 256]) {
    const char *disk = getenv("FURROW_DISK");
    char link[64], path[4096];
    if (!disk) return ELSEWHERE;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return ELSEWHERE;
    path[length] = 0;
    size_t own = strlen(disk);
    if (strncmp(path, disk, own)) return ELSEWHERE;
    if (!path[own]) return FOLDER;
    if (path[own] != '/' || strchr(path + own + 1, '/') || strchr(path, ' ')) return ELSEWHERE; // " (deleted)"
    snprintf(name, 256, "%s", path + own + 1);
    return A_FILE;
}

// Whether this call has to fail: how many of its kind have failed before it in this run, from 1.
static int failing(const char *kind) {
    static int run, calls;
    const char *file = getenv("FURROW_FAULT");
    if (!file) return 0;
    FILE *order = fopen(file, "r");
    if (!order) return 0;
    int asked = 0, skip = 0, times = 0;
    char wanted[16] = "";
    int read = fscanf(order, "%d %15s %d %d", &asked, wanted, &skip, &times);
    fclose(order);
    if (read != 4 || strcmp(wanted, kind)) return 0;
    pthread_mutex_lock(&one_at_a_time);
    if (run != asked) run = asked, calls = 0;
    int nth = ++calls - skip;
    pthread_mutex_unlock(&one_at_a_time);
    return nth > 0 && nth <= times ? nth : 0;
}

// Opens a file for what is kept now; `finish` gives it its name at one blow.
static FILE *begin(char path[static 4096]) {
    snprintf(path, 4096, "%s/.new", getenv("FURROW_SYNCED"));
    FILE *kept = fopen(path, "w");
    if (!kept) die("keeping what is synced");
    return kept;
}

static void finish(FILE *kept, const char *path, const char *name) {
    char lasting[4096];
    snprintf(lasting, sizeof lasting, "%s/%s", getenv("FURROW_SYNCED"), name);
    if (fclose(kept) || rename(path, lasting)) die("keeping what is synced");
}

static void keep_file(int fd, const char *name) {
    static char block[1 << 16];
    char path[4096];
    ssize_t (*pread_)(int, void *, size_t, off64_t) = real("pread64");
    FILE *kept = begin(path);
    ssize_t got;
    for (off64_t at = 0; (got = pread_(fd, block, sizeof block, at)) > 0; at += got)
        if (fwrite(block, 1, (size_t)got, kept) != (size_t)got) die("keeping what is synced");
    if (got < 0) die("reading what is synced");
    finish(kept, path, name);
}

static void keep_names(void) {
    char path[4096];
    FILE *kept = begin(path);
    DIR *folder = opendir(getenv("FURROW_DISK"));
    if (!folder) die("reading the folder");
    for (struct dirent *entry; (entry = readdir(folder));)
        if (entry->d_name[0] != '.') fprintf(kept, "%s\n", entry->d_name);
    closedir(folder);
    finish(kept, path, ".names");
}

static void cut_at(int point) {
    const char *cut = getenv("FURROW_CUT");
    if (cut && atoi(cut) == point) kill(getpid(), SIGKILL);
}

static int sync_with(const char *call, int fd) {
    static int syncs;
    char name[256];
    enum where at = where(fd, name);
    if (at == ELSEWHERE) return ((int (*)(int))real(call))(fd);
    if (failing("slow")) usleep(300 * 1000);
    if (failing("sync")) return errno = EIO, -1;
    pthread_mutex_lock(&one_at_a_time);
    syncs++;
    cut_at(2 * syncs);
    if (at == FOLDER) keep_names();
    else keep_file(fd, name);
    cut_at(2 * syncs + 1);
    pthread_mutex_unlock(&one_at_a_time);
    return 0;
}

int fsync(int fd) { return sync_with("fsync", fd); }
int fdatasync(int fd) { return sync_with("fdatasync", fd); }

// How much of a write of so many bytes may be made; -1: none, with errno.
static ssize_t room(int fd, size_t length) {
    char name[256];
    if (!getenv("FURROW_FAULT") || where(fd, name) != A_FILE) return (ssize_t)length;
    if (failing("io")) return errno = EIO, -1;
    if (failing("full")) return errno = ENOSPC, -1;
    int nth = failing("short");
    if (nth > 1) return errno = ENOSPC, -1;
    return (ssize_t)(nth ? length / 2 : length);
}

ssize_t write(int fd, const void *data, size_t length) {
    ssize_t (*write_)(int, const void *, size_t) = real("write");
    ssize_t fits = room(fd, length);
    return fits < 0 ? -1 : write_(fd, data, (size_t)fits);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
    ssize_t (*pwrite_)(int, const void *, size_t, off64_t) = real("pwrite64");
    ssize_t fits = room(fd, length);
    return fits < 0 ? -1 : pwrite_(fd, data, (size_t)fits, at);
}

static int unreadable(int fd) {
    char name[256];
    return getenv("FURROW_FAULT") && where(fd, name) == A_FILE && failing("read");
}

ssize_t read(int fd, void *data, size_t length) {
    ssize_t (*read_)(int, void *, size_t) = real("read");
    return unreadable(fd) ? (errno = EIO, -1) : read_(fd, data, length);
}

ssize_t pread64(int fd, void *data, size_t length, off64_t at) {
    ssize_t (*pread_)(int, void *, size_t, off64_t) = real("pread64");
    return unreadable(fd) ? (errno = EIO, -1) : pread_(fd, data, length, at);
}

int ftruncate64(int fd, off64_t length) {
    char name[256];
    if (getenv("FURROW_FAULT") && where(fd, name) == A_FILE && failing("io")) return errno = EIO, -1;
    return ((int (*)(int, off64_t))real("ftruncate64"))(fd, length);
}
