-- Accounts of the demonstration have a password that everyone can read. The server lets them in
-- only while the demonstration is on; which of them it has shut out itself it remembers, so that
-- those whom somebody else had disabled stay so when it is on again.
alter table users
  add column demo boolean not null default false,
  add column closed_with_demo boolean not null default false;

create index users_demo on users (key) where demo;

-- Those that are there already, by the addresses that the demonstration gave them, and whoever has
-- their password still: they share one hash.
update users set demo = true
where lower(email) like '%@neroli.example'
  or lower(email) in (
    'tessa.vermeulen@petal-theory.example',
    'joel.fischer@petal-theory.example',
    'gwen.pritchard@brimlea-botanicals.example',
    'tom.ashdown@brimlea-botanicals.example',
    'anja.bergfeld@haldermark-chemie.example',
    'katrin.oehler@quellhof-polymere.example',
    'raffaele.aiello@casa-limonera.example',
    'hannah.ridley@brightwater-home.example',
    'mette.kjeldsen@nordvik-distribution.example',
    'aoi.nishimura@kumo-works.example',
    'ines.matos@pinewell.example',
    'leonie.hartung@hartung-seifen.example',
    'yusuf.demir@anatolis.example',
    'camille.roussel@ferme-lavandine.example',
    'emre.aksoy@maren-holt.example',
    'nadia.wolff@maren-holt.example',
    'livia.brunner@heliodane-photoprotection.example',
    'ruben.achterberg@kestrin-preservation.example',
    'dirk.prell@quellhof-polymere.example'
  );
update users set demo = true
where not demo
  and password_hash in (select password_hash from users where demo and key = 'support');
