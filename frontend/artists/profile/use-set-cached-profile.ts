import { useQueryClient } from '@tanstack/react-query'
import { getOwnProfile } from '#contract/artists/profile'
import type { EndpointReply } from '#contract/http'
import { buildUrl } from '#frontend/api/api-client.ts'

export type ArtistProfile = EndpointReply<typeof getOwnProfile>

/** Returns a function that puts a saved profile into the query cache. */
export function useSetCachedProfile() {
  const cache = useQueryClient()
  return (profile: ArtistProfile) => cache.setQueryData([buildUrl(getOwnProfile)], profile)
}
