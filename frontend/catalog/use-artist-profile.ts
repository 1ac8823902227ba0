import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { getArtistProfile } from '#contract/artists/profile'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { paths } from '#frontend/lib/paths.ts'

const buildKey = (id: string) => [buildUrl(getArtistProfile, { params: { id } })]

/** The artist whose id or address is in the page's own, which becomes the readable one in use. */
export function useArtistProfile() {
  const { id = '' } = useParams()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const artist = useQuery({
    queryKey: buildKey(id),
    queryFn: ({ signal }) => sendRequest(getArtistProfile, { params: { id }, signal }),
  })
  const { data } = artist
  useEffect(() => {
    if (!data?.address || data.address === id) return
    cache.setQueryData(buildKey(data.address), data)
    void navigate(paths.artist.href(data.address) + location.search, { replace: true })
  }, [cache, data, id, navigate])
  return artist
}
