/** SQL: how many owners the copy of `keymails k` has had, the buyer included. */
export const handsSql = `(SELECT 1 + count(*)::int FROM copy_gifts h WHERE h.keymail_id = k.id AND h.state = 'taken')`
