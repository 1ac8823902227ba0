export const buildRoomTopic = (artistId: string) => `green-room:${artistId}`
