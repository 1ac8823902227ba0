/** SQL columns for the image of a card `c`: its URL, the available widths and the aspect ratio. */
export const imageColumns = `'/api/fine-art/cards/' || c.id || '/image' AS "artworkImageUrl",
  ARRAY(SELECT i.width FROM art_images i WHERE i.card_id = c.id AND i.type = 'image/webp' ORDER BY i.width) AS "imageWidths",
  (c.width::float8 / c.height) AS "aspectRatio"`

export const cardColumns = `c.id, c.title, c.description, a.stage_name AS artist, c.artist_id AS "artistId", ${imageColumns},
  c.rarity, c.scarcity_count AS "scarcityCount", c.scarcity_sold AS "scarcitySold", (c.price_cents / 100.0)::float8 AS price,
  c.medium, c.dimensions, c.year_created AS "yearCreated"`
