//! What `cargo metadata` knows of this workspace.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::command;
use crate::failure::Failure;

/// The workspace's folders and its own packages.
#[derive(Debug)]
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    pub(crate) target: PathBuf,
    pub(crate) packages: Vec<Package>,
}

/// One package of ours.
#[derive(Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) benches: Vec<Bench>,
}

/// One line of a package's manifest.
#[derive(Debug)]
pub(crate) struct Dependency {
    /// The library's own name, also where the manifest renames it.
    pub(crate) name: String,
    /// The version asked for, as Cargo writes it (`^1.2.3`).
    pub(crate) version: String,
    /// For tests, examples and benches only.
    pub(crate) dev: bool,
}

/// One bench target.
#[derive(Debug)]
pub(crate) struct Bench {
    pub(crate) name: String,
    pub(crate) source: PathBuf,
}

impl Workspace {
    /// Asks Cargo about the workspace of the current folder.
    ///
    /// # Errors
    /// When Cargo refuses, or its answer lacks a field.
    pub(crate) fn load() -> Result<Self, Failure> {
        let json = command::read(&mut command::cargo(&["metadata", "--no-deps", "--format-version", "1"]))?;
        let metadata = serde_json::from_str(&json)
            .map_err(|error| Failure::new(format!("`cargo metadata` wrote no JSON: {error}")))?;
        Self::parse(&metadata).ok_or_else(|| Failure::new("`cargo metadata` left out a field we read"))
    }

    fn parse(metadata: &Value) -> Option<Self> {
        Some(Self {
            root: metadata["workspace_root"].as_str()?.into(),
            target: metadata["target_directory"].as_str()?.into(),
            packages: metadata["packages"].as_array()?.iter().map(package).collect::<Option<_>>()?,
        })
    }

    /// Where the browser tests and their packages live.
    pub(crate) fn e2e(&self) -> PathBuf {
        self.root.join("e2e")
    }

    /// Builds a program as the ci profile does, with the features that `cargo test --workspace` gives its libraries:
    /// naming a test target makes Cargo count dev-dependencies in, and nothing is built a second time.
    ///
    /// # Errors
    /// When the build fails.
    pub(crate) fn build(&self, program: &str) -> Result<PathBuf, Failure> {
        let arguments = ["build", "--workspace", "--profile", "ci", "--bin", program, "--test", "usage"];
        command::run(&mut self.cargo(&arguments))?;
        Ok(self.target.join("ci").join(format!("{program}{}", std::env::consts::EXE_SUFFIX)))
    }

    /// Cargo, run in the root.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> std::process::Command {
        let mut command = command::cargo(arguments);
        command.current_dir(&self.root);
        command
    }
}

fn package(json: &Value) -> Option<Package> {
    let targets = json["targets"].as_array()?;
    Some(Package {
        name: json["name"].as_str()?.to_owned(),
        dependencies: json["dependencies"].as_array()?.iter().map(dependency).collect::<Option<_>>()?,
        benches: targets.iter().filter(|target| target["kind"][0] == "bench").filter_map(bench).collect(),
    })
}

fn dependency(json: &Value) -> Option<Dependency> {
    Some(Dependency {
        name: json["name"].as_str()?.to_owned(),
        version: json["req"].as_str()?.to_owned(),
        dev: json["kind"] == "dev",
    })
}

fn bench(json: &Value) -> Option<Bench> {
    Some(Bench {
        name: json["name"].as_str()?.to_owned(),
        source: Path::new(json["src_path"].as_str()?).to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_is_read_with_kinds_and_benches() {
        let metadata = serde_json::json!({
            "workspace_root": "/here", "target_directory": "/there",
            "packages": [{
                "name": "furrow-fable",
                "dependencies": [
                    { "name": "furrow-game", "req": "*", "kind": null },
                    { "name": "gungraun", "req": "^0.20.0", "kind": "dev" },
                ],
                "targets": [
                    { "kind": ["lib"], "name": "furrow_fable", "src_path": "/here/lib.rs" },
                    { "kind": ["bench"], "name": "steps", "src_path": "/here/steps.rs" },
                ],
            }],
        });
        let workspace = Workspace::parse(&metadata).expect("complete metadata");
        let package = &workspace.packages[0];
        assert_eq!(package.dependencies.iter().map(|d| d.dev).collect::<Vec<_>>(), [false, true]);
        assert_eq!(package.dependencies[1].version, "^0.20.0");
        assert_eq!(package.benches.iter().map(|b| b.name.as_str()).collect::<Vec<_>>(), ["steps"]);
    }
}
