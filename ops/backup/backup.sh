#!/bin/sh
# Backups of the database and the stored files in a bucket of their own: barman-cloud does the database, rclone the files.
# Runs where PostgreSQL's programs and its data directory are (ops/backup/Dockerfile). docs/runbooks/backups.md says when
# to use which command.
#
#   backup.sh archive FILE           archive_command: stores one segment of the write-ahead log
#   backup.sh fetch NAME FILE        restore_command: gets it back
#   backup.sh base                   base backup; deletes what is older than BACKUP_DAYS
#   backup.sh files                  copies new files; deleted ones are kept for BACKUP_DAYS
#   backup.sh restore FOLDER [TIME]  an empty FOLDER becomes a data directory as of TIME (default: the last moment there is)
#   backup.sh restore-files          copies the files back
#   backup.sh rehearse FOLDER        restores in FOLDER/rehearsal, compares the books with the running database, deletes it
#   backup.sh watch FOLDER           all of this on time: base daily, files every ten minutes, rehearsal monthly
#
# PGHOST, PGPORT, PGUSER, PGPASSWORD and PGDATABASE name the database, BACKUP_URL (s3://bucket/folder), BACKUP_S3_ENDPOINT,
# BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY the bucket of the backups; S3_* as the product
# has them, or FILES_DIR, the stored files. With BACKUP_UNRECORDED outcomes are not written to the database.
set -eu

: "${BACKUP_URL:?set BACKUP_URL, such as s3://tunemaker-backup/production}"
: "${BACKUP_DAYS:=30}"
# Longer than any backup or restore takes.
: "${BACKUP_SECONDS:=21600}"
SERVER=tunemaker
SCRIPT=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
DAY=86400
# What fails is tried again after this time.
PAUSE=900
# How often "watch" looks what is due.
: "${BACKUP_LOOK_SECONDS:=60}"

export TZ=UTC
export AWS_ACCESS_KEY_ID="${BACKUP_S3_ACCESS_KEY_ID-}" AWS_SECRET_ACCESS_KEY="${BACKUP_S3_SECRET_ACCESS_KEY-}"
export AWS_DEFAULT_REGION="${BACKUP_S3_REGION:-us-east-1}"

# barman_cloud COMMAND ARGUMENT...
barman_cloud() {
  command=$1
  shift
  if [ -n "${BACKUP_S3_ENDPOINT-}" ]; then set -- --endpoint-url "$BACKUP_S3_ENDPOINT" "$@"; fi
  timeout --kill-after=60 "$BACKUP_SECONDS" "barman-cloud-$command" "$@"
}

# The remotes "kept" (the backups) and "stored" (the files of the product), from the environment alone.
run_rclone() {
  # rclone's AWS client stops at this variable.
  unset AWS_CA_BUNDLE
  RCLONE_CONFIG=/dev/null RCLONE_S3_FORCE_PATH_STYLE=true \
    RCLONE_CONFIG_KEPT_TYPE=s3 RCLONE_CONFIG_KEPT_PROVIDER=Other RCLONE_CONFIG_KEPT_ENDPOINT="${BACKUP_S3_ENDPOINT-}" \
    RCLONE_CONFIG_KEPT_REGION="$AWS_DEFAULT_REGION" \
    RCLONE_CONFIG_KEPT_ACCESS_KEY_ID="$AWS_ACCESS_KEY_ID" RCLONE_CONFIG_KEPT_SECRET_ACCESS_KEY="$AWS_SECRET_ACCESS_KEY" \
    RCLONE_CONFIG_STORED_TYPE=s3 RCLONE_CONFIG_STORED_PROVIDER=Other RCLONE_CONFIG_STORED_ENDPOINT="${S3_ENDPOINT-}" \
    RCLONE_CONFIG_STORED_REGION="${S3_REGION:-us-east-1}" \
    RCLONE_CONFIG_STORED_ACCESS_KEY_ID="${S3_ACCESS_KEY_ID-}" \
    RCLONE_CONFIG_STORED_SECRET_ACCESS_KEY="${S3_SECRET_ACCESS_KEY-}" \
    rclone --quiet "$@"
}

get_stored_files() {
  if [ -n "${S3_BUCKET-}" ]; then echo "stored:$S3_BUCKET"; else echo "${FILES_DIR:?set S3_BUCKET or FILES_DIR}"; fi
}

query() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"
}

# record KIND STARTED SUCCEEDED [BYTES [LOST_SECONDS]]: what System Status and the metrics show.
record() {
  if [ -n "${BACKUP_UNRECORDED-}" ]; then return; fi
  query --set kind="$1" --set started="$2" --set succeeded="$3" --set bytes="${4-}" --set lost="${5-}" <<'SQL'
INSERT INTO backup_runs (kind, started_at, succeeded, bytes, lost_seconds)
VALUES (:'kind', to_timestamp(:'started'), :'succeeded', nullif(:'bytes', '')::bigint, nullif(:'lost', '')::float8);
SQL
}

# perform KIND COMMAND ARGUMENT...: runs it and records the outcome. COMMAND leaves its figures in BYTES and LOST.
perform() {
  kind=$1
  shift
  started=$(date +%s)
  BYTES='' LOST=''
  # In a shell of its own, since "set -e" is off in what a condition calls.
  figures=$(mktemp)
  trap 'rm -f "$figures"' EXIT
  set +e
  (
    set -e
    "$@"
    echo "BYTES=$BYTES LOST=$LOST" >"$figures"
  )
  status=$?
  set -e
  . "$figures"
  rm -f "$figures"
  if [ $status = 0 ]; then outcome=true; else outcome=false; fi
  record "$kind" "$started" "$outcome" "$BYTES" "$LOST" || [ $outcome = false ]
  return $status
}

create_base() {
  # barman waits forever when its upload was refused midway.
  barman_cloud backup --gzip --immediate-checkpoint -h "$PGHOST" -p "${PGPORT:-5432}" -U "$PGUSER" -d "$PGDATABASE" \
    "$BACKUP_URL" "$SERVER"
  barman_cloud backup-delete --retention-policy "RECOVERY WINDOW OF $BACKUP_DAYS DAYS" "$BACKUP_URL" "$SERVER"
  BYTES=$(query --command 'SELECT sum(pg_database_size(oid)) FROM pg_database')
}

copy_files() {
  kept="kept:${BACKUP_URL#s3://}"
  # What the product deletes, such as the files of a closed account, leaves the backups as well, but not at once.
  run_rclone sync --fast-list --backup-dir "$kept/files-deleted/$(date +%Y-%m-%d)" "$(get_stored_files)" "$kept/files"
  oldest=$(date -d "-$BACKUP_DAYS days" +%Y-%m-%d)
  for day in $(run_rclone lsf --dirs-only "$kept/files-deleted" 2>/dev/null | tr -d /); do
    if [ "$day" \< "$oldest" ]; then run_rclone purge "$kept/files-deleted/$day"; fi
  done
}

restore_files() {
  kept="kept:${BACKUP_URL#s3://}"
  # Deleted ones first: a database of an earlier moment may still name them. The check "files" finds what nothing names.
  for day in $(run_rclone lsf --dirs-only "$kept/files-deleted" 2>/dev/null | tr -d /); do
    run_rclone copy "$kept/files-deleted/$day" "$(get_stored_files)"
  done
  run_rclone copy --fast-list "$kept/files" "$(get_stored_files)"
}

# The last base backup that was complete before the given time.
choose_base() {
  barman_cloud backup-list --format json "$BACKUP_URL" "$SERVER" | python3 -c '
import datetime, json, re, sys
until = sys.argv[1] and datetime.datetime.fromisoformat(re.sub(r"\+00$", "+00:00", sys.argv[1]))
if until and until.tzinfo: until = until.astimezone(datetime.timezone.utc).replace(tzinfo=None)
def ended(backup): return datetime.datetime.strptime(backup["end_time"], "%a %b %d %H:%M:%S %Y")
usable = [b for b in json.load(sys.stdin)["backups_list"] if b["status"] == "DONE" and not (until and ended(b) > until)]
if not usable: sys.exit("There is no complete base backup" + (" from before " + sys.argv[1] if until else "") + ".")
print(max(usable, key=ended)["backup_id"])' "$1"
}

# restore FOLDER [TIME]
restore() {
  mkdir -p "$1"
  if [ -n "$(ls -A "$1")" ]; then
    echo "$1 is not empty. Nothing was changed; name an empty folder." >&2
    exit 1
  fi
  base=$(choose_base "${2-}")
  barman_cloud restore "$BACKUP_URL" "$SERVER" "$base" "$1"
  chmod 700 "$1"
  {
    echo "restore_command = 'sh \"$SCRIPT\" fetch %f \"%p\"'"
    echo "recovery_target_action = promote"
    if [ -n "${2-}" ]; then echo "recovery_target_time = '$2'"; fi
  } >>"$1/postgresql.auto.conf"
  touch "$1/recovery.signal"
}

# rehearse FOLDER: fails if the restored books are not those of the running database.
rehearse() {
  folder=$1/rehearsal
  rm -rf "$folder"
  mkdir -p "$folder/socket"
  restore "$folder/data"
  # Nothing may reach the archive from here, nor anybody this server. Without a hot standby it needs no settings of the
  # running server, and lets nobody in before all of the log is replayed.
  pg_ctl --pgdata="$folder/data" --log="$folder/log" --timeout=86400 --wait start --options="-c archive_mode=off \
    -c hot_standby=off -c listen_addresses='' -c port=5432 -c unix_socket_directories='$folder/socket' -c ssl=off \
    -c shared_preload_libraries='' -c logging_collector=off" >/dev/null || {
    tail -n 20 "$folder/log" >&2
    return 1
  }
  trap 'pg_ctl --pgdata="$folder/data" --mode=immediate stop >/dev/null' EXIT
  compare_with_running
  pg_ctl --pgdata="$folder/data" --mode=immediate stop >/dev/null
  trap - EXIT
  rm -rf "$folder"
}

query_restored() {
  PGHOST="$folder/socket" PGPORT=5432 query "$@"
}

compare_with_running() {
  until query_restored --command 'SELECT' 2>/dev/null; do
    pg_ctl --pgdata="$folder/data" status >/dev/null || {
      tail -n 20 "$folder/log" >&2
      return 1
    }
    sleep 1
  done
  # Every process writes its heartbeat every few seconds; what is newer than the last one here would be lost.
  LOST=$(query_restored --command \
    'SELECT greatest(0, extract(epoch FROM clock_timestamp() - max(seen_at))) FROM processes')
  BYTES=$(query_restored --command 'SELECT sum(pg_database_size(oid)) FROM pg_database')
  unbalanced=$(query_restored --command \
    'SELECT count(*) FROM (SELECT FROM ledger_entries GROUP BY posting_id HAVING sum(cents) <> 0) AS p')
  # A minute before its end, since transactions do not commit in the order of their times.
  until=$(query_restored --command "SELECT coalesce(max(at), 'epoch') - interval '1 minute' FROM ledger_postings")
  books="SELECT count(*), coalesce(sum(cents) FILTER (WHERE cents > 0), 0)
           FROM ledger_entries e JOIN ledger_postings p ON p.id = e.posting_id WHERE p.at <= :'until';"
  restored=$(echo "$books" | query_restored --set until="$until")
  running=$(echo "$books" | query --set until="$until")
  if [ "$unbalanced" != 0 ] || [ "$restored" != "$running" ]; then
    echo "The restored books differ: $unbalanced unbalanced postings; entries and cents until $until: $restored restored, $running running." >&2
    return 1
  fi
  echo "Restored: entries and cents until $until: $restored, as in the running database."
}

# is_due KIND SECONDS: the last success is older, and the last attempt not a moment ago.
is_due() {
  [ "$(query --set kind="$1" --set seconds="$2" --set pause="$PAUSE" <<'SQL'
SELECT NOT EXISTS (SELECT FROM backup_runs WHERE kind = :'kind'
                      AND (succeeded AND started_at > now() - make_interval(secs => :'seconds'::float8)
                           OR started_at > now() - make_interval(secs => least(:'seconds'::float8, :'pause'::float8))))
   AND (:'kind' <> 'rehearsal' OR EXISTS (SELECT FROM backup_runs WHERE kind = 'base' AND succeeded));
SQL
  )" = t ]
}

# repeat KIND SECONDS COMMAND ARGUMENT...
repeat() {
  kind=$1 seconds=$2
  shift 2
  while :; do
    # A failure is recorded and said by whoever failed.
    if is_due "$kind" "$seconds"; then "$SCRIPT" "$@" || true; fi
    sleep "$BACKUP_LOOK_SECONDS"
  done
}

# Each on its own, so that none waits for another that hangs.
watch() {
  repeat base $DAY base &
  base=$!
  repeat files 600 files &
  files=$!
  repeat rehearsal $((30 * DAY)) rehearse "$1" &
  trap 'kill $base $files $!; exit 0' TERM INT
  wait
}

case "${1-}" in
  archive) barman_cloud wal-archive --gzip "$BACKUP_URL" "$SERVER" "$2" ;;
  fetch) barman_cloud wal-restore "$BACKUP_URL" "$SERVER" "$2" "$3" ;;
  base) perform base create_base ;;
  files) perform files copy_files ;;
  restore) restore "${2:?name an empty folder}" "${3-}" ;;
  restore-files) restore_files ;;
  rehearse) perform rehearsal rehearse "${2:?name a folder with space for the database}" ;;
  watch) watch "${2:?name a folder with space for the database}" ;;
  *)
    sed -n '2,/^set/p' "$0" | grep '^#' | cut -c3- >&2
    exit 64
    ;;
esac
