/** SQL condition: the edition with this id is a draft whose page is public before its release. */
export const buildAnnouncedSql = (editionId: string) => `
  EXISTS (SELECT FROM edition_releases r JOIN editions d ON d.id = r.edition_id
           WHERE r.edition_id = ${editionId} AND r.announced AND d.state = 'draft' AND d.blocked_at IS NULL)`

/** SQL condition: edition `e` of artist `a` was published, and its artist has taken it off sale. */
export const offSaleSql = `
  (e.state = 'unpublished' AND e.blocked_at IS NULL AND a.closed_at IS NULL AND a.suspended_at IS NULL)`

/** SQL expression: when the edition with this id will be published, as ISO 8601; null without a date. */
export const buildReleaseAtSql = (editionId: string) => `
  (SELECT to_char(r.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') FROM edition_releases r WHERE r.edition_id = ${editionId})`

/** SQL expression: the planned release of the edition with this id as the contract describes it, or null. */
export const buildPlannedReleaseSql = (editionId: string) => `
  (SELECT json_build_object('releaseAt', to_char(r.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
            'timeZone', r.time_zone, 'announced', r.announced)
     FROM edition_releases r WHERE r.edition_id = ${editionId})`
