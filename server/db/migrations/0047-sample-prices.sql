-- The price of a sample is an amount in minor units with its ISO 4217 currency. What was written
-- about it as free text becomes one where it says one and nothing else; every other text is kept,
-- word by word, as the note beside it.

-- The currencies of contract/src/kernel/formats/currency.ts, and its signs.
create function pg_temp.currency_of(said text) returns text language sql immutable as $$
  select case
    when upper(said) = any (string_to_array(
      'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF BHD IQD JOD KWD LYD OMR TND '
      'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF '
      'CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD '
      'HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA '
      'MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN '
      'QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP '
      'TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG', ' ')) then upper(said)
    else case lower(said)
      when '€' then 'EUR' when 'euro' then 'EUR' when 'euros' then 'EUR' when '£' then 'GBP'
      when '₹' then 'INR' when '₺' then 'TRY' when '₩' then 'KRW' when '₪' then 'ILS'
      when 'zł' then 'PLN' when 'kč' then 'CZK' when 'us$' then 'USD' when 'ca$' then 'CAD'
      when 'a$' then 'AUD' when 'au$' then 'AUD' when 'nz$' then 'NZD' when 'hk$' then 'HKD'
      when 'r$' then 'BRL' end
  end
$$;

-- The rules of contract/src/kernel/money.ts: null for what is no amount of one currency, and for
-- what could be two.
create function pg_temp.money_of(said text) returns jsonb language plpgsql immutable as $$
declare
  plain text;
  parts text[];
  amount text;
  before text;
  after text;
  currency text;
  digits int;
  whole text;
  fraction text := '';
  found text[];
  minor numeric;
begin
  if said is null or length(said) > 100 then return null; end if;
  plain := trim(regexp_replace(said, '[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'));
  plain := regexp_replace(plain,
    '\s*(?:/|\m(?:per|pro|je|par|por|al)\M)\s*(?:sample|unit|muster|campione|échantillon|muestra)$',
    '', 'i');
  plain := regexp_replace(plain, '([0-9])[.,][-–—]+(?=[^0-9]*$)', '\1');
  parts := regexp_match(plain, '^([^0-9.,+−–-]*)([0-9][0-9.,''’ ]*)([^0-9]*)$');
  if parts is null then return null; end if;
  before := trim(parts[1]);
  amount := trim(parts[2]);
  after := trim(parts[3]);
  currency := pg_temp.currency_of(case when before = '' then after else before end);
  if currency is null
    or (before <> '' and after <> '' and pg_temp.currency_of(after) is distinct from currency) then
    return null;
  end if;
  digits := case
    when currency = any ('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,VND,VUV,XAF,XOF,XPF}') then 0
    when currency = any ('{BHD,IQD,JOD,KWD,LYD,OMR,TND}') then 3
    else 2 end;
  if amount ~ '^[0-9]{1,3}([ ''’][0-9]{3})+([.,][0-9]+)?$'
    or amount ~ '^[0-9]{1,3}(\.[0-9]{3})+,[0-9]+$' or amount ~ '^[0-9]{1,3}(,[0-9]{3})+\.[0-9]+$' then
    found := regexp_match(amount, '^(.*)[.,]([0-9]+)$');
    whole := coalesce(found[1], amount);
    fraction := coalesce(found[2], '');
  elsif amount ~ '^[0-9]+$' or amount ~ '^[0-9]{1,3}(\.[0-9]{3}){2,}$'
    or amount ~ '^[0-9]{1,3}(,[0-9]{3}){2,}$' then
    whole := amount;
  elsif amount ~ '^[1-9][0-9]{0,2}[.,][0-9]{3}$' then
    if digits > 0 then return null; end if;
    whole := amount;
  else
    found := regexp_match(amount, '^([0-9]+)[.,]([0-9]+)$');
    if found is null then return null; end if;
    whole := found[1];
    fraction := found[2];
  end if;
  whole := regexp_replace(whole, '[^0-9]', '', 'g');
  if substr(fraction, digits + 1) ~ '[1-9]' then return null; end if;
  minor := (whole || rpad(left(fraction, digits), digits, '0'))::numeric;
  if minor > 999999999999 then return null; end if;
  return jsonb_build_object('minor', minor, 'currency', currency);
end
$$;

-- What changed, field by field, of the histories of products and of imports: a text that became
-- another says it of the price, of the note, or of both. Who could see it can be taken back of both.
create function pg_temp.with_money(changes jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(told order by place, part), '[]')
  from jsonb_array_elements(changes) with ordinality as each (change, place)
  cross join lateral (
    select pg_temp.money_of(change ->> 'from') as "from", pg_temp.money_of(change ->> 'to') as "to"
  ) as money
  cross join lateral (
    select 0 as part, change as told where change ->> 'field' <> 'sample_unit_price'
    union all
    select 1, jsonb_set(change, '{field}', '"visibility.sample_price_note"')
    where change ->> 'field' = 'visibility.sample_unit_price'
    union all
    select 2, jsonb_strip_nulls(
      jsonb_build_object('field', 'sample_unit_price', 'from', money."from", 'to', money."to"))
    where change ->> 'field' = 'sample_unit_price' and money."from" is distinct from money."to"
    union all
    select 3, jsonb_strip_nulls(jsonb_build_object('field', 'sample_price_note',
      'from', case when money."from" is null then change ->> 'from' end,
      'to', case when money."to" is null then change ->> 'to' end))
    where change ->> 'field' = 'sample_unit_price'
      and ((money."from" is null and change ? 'from') or (money."to" is null and change ? 'to'))
  ) as told
$$;

update product_history set changes = pg_temp.with_money(changes)
where changes @? '$[*].field ? (@ == "sample_unit_price" || @ == "visibility.sample_unit_price")';
update import_rows set changes = pg_temp.with_money(changes)
where changes @? '$[*].field ? (@ == "sample_unit_price" || @ == "visibility.sample_unit_price")';

-- Imports know by this hash whether a product is still as they left it.
create temporary table priced on commit drop as
select key, md5(offering || segment || case when state = 'DRAFT' then state else '' end
  || (trashed_at is not null) || fields::text || visibility::text) as hash
from products
where fields ? 'sample_unit_price' or visibility ? 'sample_unit_price';

update products set
  fields = case
    when not fields ? 'sample_unit_price' then fields
    when pg_temp.money_of(fields ->> 'sample_unit_price') is null then
      fields - 'sample_unit_price'
        || jsonb_build_object('sample_price_note', fields ->> 'sample_unit_price')
    else fields || jsonb_build_object('sample_unit_price',
      pg_temp.money_of(fields ->> 'sample_unit_price'))
  end,
  visibility = case
    when visibility ? 'sample_unit_price' then visibility
      || jsonb_build_object('sample_price_note', visibility -> 'sample_unit_price')
    else visibility
  end
from priced where priced.key = products.key;

update import_rows set after_hash = md5(products.offering || products.segment
  || case when products.state = 'DRAFT' then products.state else '' end
  || (products.trashed_at is not null) || products.fields::text || products.visibility::text)
from priced join products using (key)
where import_rows.product_key = priced.key and import_rows.after_hash = priced.hash;
