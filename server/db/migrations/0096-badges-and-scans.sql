-- What a visitor of an exhibition is known by there. Who loses the place loses the badge.
create table badges (
  -- Names the visitor to exhibitors: at this exhibition, and nowhere else.
  id uuid primary key default gen_random_uuid(),
  event_key text not null,
  user_key text not null,
  -- The fields that may be shown to whoever has scanned it.
  consents text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (event_key, user_key),
  constraint badges_consents_known check (
    consents <@ array['NAME', 'COMPANY', 'FUNCTION', 'EMAIL', 'PHONE']),
  foreign key (event_key, user_key) references event_users (event_key, user_key)
    on update cascade on delete cascade
);

-- Every code that a badge had: whoever scanned an old one has met the same visitor.
create table badge_codes (
  code text primary key,
  badge_id uuid not null references badges (id) on delete cascade,
  -- The one that the badge shows now.
  current boolean not null default true,
  issued_at timestamptz not null default now()
);
create unique index badge_codes_current on badge_codes (badge_id) where current;
create index badge_codes_badge on badge_codes (badge_id);

-- What an exhibitor noted of a visitor at a stand, as a device made it. It holds nothing of the
-- visitor but the code: who it leads to is read from the badge, and what of it may be shown.
create table scans (
  event_key text not null references events (key) on update cascade,
  company_key text not null references companies (key) on update cascade,
  -- Made on the device: however often it is sent, it is one.
  id uuid not null,
  device uuid not null,
  -- The order in which the device noted it.
  sequence int not null check (sequence > 0),
  -- Counts the edits on the device; a later one takes the place of an earlier one.
  revision int not null check (revision > 0),
  -- By the server's clock, whatever the device's said.
  scanned_at timestamptz not null,
  arrived_at timestamptz not null default now(),
  -- As it was scanned or typed, and the code of a badge where that is one.
  read text not null,
  code text,
  notes text not null default '',
  rating smallint check (rating between 1 and 5),
  products text[] not null default '{}',
  user_key text references users (key) on delete set null,
  primary key (company_key, event_key, id)
);
create index scans_code on scans (code);
create index scans_scanned on scans (company_key, event_key, scanned_at desc);
create index scans_user on scans (user_key);
create index scans_event on scans (event_key);

-- A picture of a business card or of what was talked about; one of a scan.
create table scan_pictures (
  company_key text not null,
  event_key text not null,
  scan_id uuid not null,
  media_type text not null,
  size int not null,
  storage_key text not null,
  -- Of the file as the device sent it: sent again, it is not kept again.
  digest text not null,
  created_at timestamptz not null default now(),
  primary key (company_key, event_key, scan_id),
  foreign key (company_key, event_key, scan_id) references scans (company_key, event_key, id)
    on update cascade on delete cascade
);
