-- What this file is: SQLite's own mark for "a database of that program" ("Frrw" in ASCII).
pragma application_id = 1181905527;

-- One row a table of a game. Times are unix milliseconds.
create table tables (
    id         text    not null primary key,
    game       text    not null,
    status     text    not null check (status in ('waiting', 'playing', 'finished')),
    created_at integer not null,
    changed_at integer not null
) strict;

create index tables_open on tables (changed_at) where status <> 'finished';

-- The log of every table, counted from 0 without a gap. Never changed, never deleted.
create table events (
    table_id text    not null references tables (id),
    n        integer not null,
    at       integer not null,
    body     text    not null,
    primary key (table_id, n)
) strict;

-- Also what refuses `insert or replace`, which deletes without asking the delete trigger.
create trigger events_have_no_gap before insert on events
when new.n <> (select coalesce(max(n) + 1, 0) from events where table_id = new.table_id)
begin
    select raise(abort, 'events are append-only: n must be the next of its table');
end;

create trigger events_never_change before update on events
begin
    select raise(abort, 'events are append-only: no update');
end;

create trigger events_never_go before delete on events
begin
    select raise(abort, 'events are append-only: no delete');
end;

-- A secret choice made before the others have made theirs; it can still be changed.
create table pending (
    table_id text    not null references tables (id),
    seat     integer not null check (seat between 0 and 255),
    body     text    not null,
    primary key (table_id, seat)
) strict, without rowid;

-- An index for "my games"; who sits where is decided by the log.
create table members (
    browser   text    not null,
    table_id  text    not null references tables (id),
    seat      integer check (seat between 0 and 255),
    joined_at integer not null,
    primary key (browser, table_id)
) strict, without rowid;

-- What the server must keep between two starts, such as its signing key.
create table meta (
    key   text not null primary key,
    value blob not null
) strict, without rowid;
