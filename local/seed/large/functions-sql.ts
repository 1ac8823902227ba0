/**
 * Functions of the generating session. Everything is derived from row numbers by hashing, so that the same factor gives
 * the same rows; only dates depend on the day.
 */
export const functionsSql = `
  -- Ids ordered by n like uuidv7, distinct by kind, and older than every id that the product creates.
  CREATE FUNCTION pg_temp.id(kind int, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT (lpad(to_hex(n), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid $$;
  -- An even pseudorandom number from 0 to below - 1.
  CREATE FUNCTION pg_temp.pick(n bigint, salt int, below bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
    SELECT (hashint8extended(n, salt) & 9223372036854775807) % below $$;
  -- A time of the last two years, later for higher n.
  CREATE FUNCTION pg_temp.at(n bigint, of bigint) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT date_trunc('day', now(), 'UTC') - interval '730 days' * (1 - n::float8 / (of + 1)) $$;
  CREATE FUNCTION pg_temp.code(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT 'TM-20260101-' || upper(lpad(to_hex(n), 8, 'X')) $$;
  CREATE FUNCTION pg_temp.word(list text, n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT split_part(list, ' ', (1 + n % (1 + length(list) - length(replace(list, ' ', ''))))::int) $$;
  CREATE FUNCTION pg_temp.name(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT initcap(pg_temp.word('ada ben chloe dario elena farid greta hugo ines jonas kira luca mira noor otto pia quinn rosa sami tara', pg_temp.pick(n, 1, 20))
      || ' ' || pg_temp.word('abbott bauer costa duval eriksen fischer garcia haddad ito jensen kowalski lambert moreau nakamura okafor pereira quintero rossi silva tanaka', pg_temp.pick(n, 2, 20)))
      || ' ' || n $$;
  -- One title in ten is Japanese, one in twenty Chinese, without spaces; one in a thousand has a rare word.
  CREATE FUNCTION pg_temp.title(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
      WHEN pg_temp.pick(n, 3, 10) = 0 THEN pg_temp.word('東京の 真夜中の 桜の 静かな 最後の 青い 遠い 夏の', pg_temp.pick(n, 4, 8))
        || pg_temp.word('夜明け 約束 海岸 列車 歌声 手紙 花火 星空', pg_temp.pick(n, 5, 8)) || n
      WHEN pg_temp.pick(n, 3, 20) = 1 THEN pg_temp.word('城市的 遥远的 春天的 昨夜的 金色的', pg_temp.pick(n, 4, 5))
        || pg_temp.word('月光 回忆 河流 微笑 旅途', pg_temp.pick(n, 5, 5)) || n
      ELSE initcap(pg_temp.word('midnight golden silent broken electric velvet paper burning hollow distant crimson restless', pg_temp.pick(n, 4, 12))
        || ' ' || pg_temp.word('river signal garden mirror thunder harbor lantern shadow engine summer winter highway', pg_temp.pick(n, 5, 12)))
        || CASE WHEN pg_temp.pick(n, 6, 1000) = 0 THEN ' Zephyranthes' ELSE '' END || ' ' || n END $$;`
