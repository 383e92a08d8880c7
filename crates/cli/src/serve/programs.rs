//! The programs that `furrow serve` lets play.

use crate::failure::Failure;
use furrow_outside::{Clock, Host, Program};
use furrow_server::live::Programs;
use furrow_table::Name;
use std::{fs, path::PathBuf, time::Duration};

/// Programs that can be seated as computer players; only who starts the server names them.
#[derive(clap::Args)]
pub(super) struct Bots {
    /// Let a program play: on the page it is called NAME and stands beside the levels of computer players; PROGRAM with
    /// its arguments is run for each seat it has (see docs/outside-bots.md). Can be given several times:
    /// --bot Rosa="python3 starters/bot.py"
    #[arg(long = "bot", value_name = "NAME=PROGRAM", value_parser = named)]
    bots: Vec<(Name, Program)>,
    /// How long a program may take to start, and for a move, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 5_000, value_parser = clap::value_parser!(u32).range(1..=600_000))]
    bot_clock: u32,
    /// How many programs run at once; those that were not asked for longest are ended for others, and started anew.
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..=256))]
    bot_processes: u16,
    /// Keep what programs write on stderr in this folder, a file a process; the last of it is told anyway where one fails.
    #[arg(long, value_name = "DIR")]
    bot_logs: Option<PathBuf>,
}

/// NAME=PROGRAM. A name is short and shows; a program is there and can be run.
fn named(text: &str) -> Result<(Name, Program), String> {
    let wanted = "a name and a program, such as Rosa=./bot.py";
    let (name, program) = text.split_once('=').ok_or_else(|| format!("{text:?} is not {wanted}"))?;
    let name = Name::parse(name).ok_or_else(|| {
        let longest = Name::LONGEST;
        format!("{name:?} is no name: it takes 1 to {longest} visible letters, and does not begin with bot: or cmd:")
    })?;
    Ok((name, Program::parse(program)?))
}

impl Bots {
    /// The programs, ready to be asked.
    pub(super) fn ready(&self) -> Result<Programs, Failure> {
        if let Some(folder) = &self.bot_logs {
            let made = fs::create_dir_all(folder);
            made.map_err(|error| Failure::Usage(format!("--bot-logs {}: {error}", folder.display())))?;
        }
        let time = Duration::from_millis(u64::from(self.bot_clock));
        let clock = Clock { start: time, choice: time };
        let host = Host { clock, logs: self.bot_logs.clone(), ..Host::default() };
        let programs = Programs::new(self.bots.clone(), host, usize::from(self.bot_processes));
        programs.map_err(|why| Failure::Usage(format!("--bot: {why}")))
    }
}
