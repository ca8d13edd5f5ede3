-- Nothing was ever written of the two kinds that go: an address cannot be changed, and who is
-- admitted is verified. Files that take much along are told of from now on.
alter table security_events
  drop constraint security_events_kind_known,
  add constraint security_events_kind_known check (kind in (
    'signed-in', 'sign-in-failed', 'signed-out', 'new-device', 'session-ended', 'token-reused',
    'throttled', 'refused', 'password-changed', 'factor-added', 'factor-removed', 'factor-failed',
    'recovery-codes-made', 'recovery-code-used', 'rights-changed', 'status-changed',
    'support-created', 'domain-proven', 'confidential-downloaded', 'exported'));

-- Support looks for what happened to a company.
create index security_events_company on security_events (company_key, id desc);
