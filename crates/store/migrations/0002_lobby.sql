-- A table can be closed without a result, stand in the lobby, and be warned before it goes.
--
-- A check cannot be altered, so `tables` is made anew. The rows that point at it stay where they are: deferred, their
-- foreign keys are asked at the commit, when the rows they name are there again. (Renaming a copy would not do: only
-- an insert into `tables` settles them.)
pragma defer_foreign_keys = on;

create table tables_before as select id, game, status, created_at, changed_at from tables;
drop table tables;

create table tables (
    id         text    not null primary key,
    game       text    not null,
    status     text    not null check (status in ('waiting', 'playing', 'finished', 'closed')),
    created_at integer not null,
    changed_at integer not null,
    -- Whether the lobby shows it while it waits.
    listed     integer not null default 0 check (listed in (0, 1)),
    -- When its people were told that it counts as abandoned.
    warned_at  integer
) strict;

insert into tables (id, game, status, created_at, changed_at)
select id, game, status, created_at, changed_at from tables_before;
drop table tables_before;

create index tables_open on tables (changed_at) where status in ('waiting', 'playing');
create index tables_listed on tables (created_at) where listed and status = 'waiting';
create index tables_changed on tables (changed_at);

-- Forward only, and a result is for good: else a game could be called back and then deleted.
create trigger tables_keep_their_end before update of status on tables
when old.status <> new.status and (new.status = 'waiting' or old.status in ('finished', 'closed'))
begin
    select raise(abort, 'a table does not go back: finished and closed are final');
end;

create trigger tables_never_go before delete on tables
when old.status not in ('waiting', 'closed')
begin
    select raise(abort, 'only a waiting or closed table can be deleted');
end;

-- A log goes with its table or not at all. That whole logs go, and not a part, is the program's care.
drop trigger events_never_go;
create trigger events_never_go before delete on events
when coalesce((select status from tables where id = old.table_id), 'gone') not in ('waiting', 'closed')
begin
    select raise(abort, 'events are append-only: only a waiting or closed table can be deleted');
end;

-- "Who is at this table", for the foreign key and for deleting one.
create index members_of_table on members (table_id);

-- Game files that people brought to look at. Nothing refers to them; the oldest go first.
create table uploads (
    id   text    not null primary key,
    at   integer not null,
    body text    not null
) strict;

create index uploads_by_age on uploads (at);
