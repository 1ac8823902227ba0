export const keymailStateSql = `CASE WHEN k.state = 'issued' AND k.sent_at IS NOT NULL THEN 'sent' ELSE k.state END`
