import { Link } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { getOwnProfile } from '#contract/artists/profile'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { AddressForm } from './AddressForm.tsx'
import { ProfilePictureForm } from './ProfilePictureForm.tsx'
import { ProfileTextForm } from './ProfileTextForm.tsx'
import { artistProfile } from '#text/messages/catalogs/artist-profile/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Edits the artist's public profile: picture, bio and links. */
export function ProfilePanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(artistProfile)
  const evaluating = artist.accountType === 'test'
  const profile = useApiQuery(getOwnProfile)
  return (
    <Section
      id="profile"
      title={t('profile.title')}
      intro={t('profile.intro')}
      layout="split"
      action={
        profile.data &&
        !evaluating && (
          <Button asChild variant="quiet">
            <Link to={paths.artist.href(profile.data.address ?? profile.data.id)}>{t('profile.see')}</Link>
          </Button>
        )
      }
    >
      {evaluating ? (
        <Banner title={t('evaluation')}>{t('profile.evaluation')}</Banner>
      ) : profile.isError ? (
        <ErrorState
          title={t('profile.unreadable')}
          message={getErrorMessage(profile.error, t('nothingLost'))}
          onRetry={() => void profile.refetch()}
          busy={profile.isFetching}
        />
      ) : profile.data ? (
        <div className="grid gap-10">
          <AddressForm profile={profile.data} />
          <ProfilePictureForm profile={profile.data} />
          <ProfileTextForm profile={profile.data} />
        </div>
      ) : (
        <Skeleton className="h-72" />
      )}
    </Section>
  )
}
