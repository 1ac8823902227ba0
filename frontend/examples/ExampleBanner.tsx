import { Link } from 'react-router-dom'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { deleteExamples, type Examples, updateExampleSold } from './examples.ts'

/** Says that everything below is an example, and makes more of them. */
export function ExampleBanner({ examples: { releases, keymails } }: { examples: Examples }) {
  const t = useMessages(workshop)
  const unsold = keymails.filter(({ soldAt }) => soldAt === null).length
  return (
    <Banner
      title={t('examples.title')}
      className="mb-10"
      action={
        releases.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" disabled={unsold === 0} onClick={updateExampleSold}>
              {t('examples.sell')}
            </Button>
            <Button variant="plain" onClick={deleteExamples}>
              {t('examples.delete')}
            </Button>
          </div>
        )
      }
    >
      <RichText
        text={t('examples.text')}
        tags={{
          upload: <Link to={paths.uploadSongs.href} className="link" />,
          keymail: <Link to={paths.workshopIssuing.href} className="link" />,
        }}
      />
    </Banner>
  )
}
