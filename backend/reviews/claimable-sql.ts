export const claimableSql = `(claimed_by IS NULL OR claimed_by = $2 OR claimed_at <= now() - make_interval(mins => $3))`
