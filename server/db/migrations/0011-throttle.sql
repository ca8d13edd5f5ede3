-- Attempts of one subject (an account, a network address) at one thing, counted for all processes.
create table throttles (
  name text not null,
  -- A hash: the table tells of nobody's address.
  subject text not null,
  attempts int not null,
  -- When the window ends that began with the first attempt.
  until timestamptz not null,
  primary key (name, subject)
);
create index throttles_until on throttles (until);
