import { DESCRIPTION_MAX, TITLE_MAX } from '#contract/art-cards/cards'
import { IMAGE_MIN_SIDE, obfuscationLevels } from '#contract/art-cards/images'
import type { ArtistData } from '#contract/artists'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { RadioCards } from '#frontend/ui/forms/RadioCards.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { CardDetailFields } from './CardDetailFields.tsx'
import { formatObfuscation, OBFUSCATION_NAMES } from './format-obfuscation.ts'
import { usePublishCard } from './use-publish-card.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { artCardWorkshop } from '#text/messages/catalogs/art-card-workshop/en'

/** Publishes an art card. */
export function PublishCardForm({ artist, onClose }: { artist: ArtistData; onClose: () => void }) {
  const own = useMessages(artCardWorkshop)
  const t = useMessages(fineArt)
  const { fields, image, errors, busy, form, change, chooseImage, submit } = usePublishCard(artist, onClose)
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={own('publishCard')}
      className="grid max-w-4xl gap-6 rounded-lg border border-wall-3 bg-wall-1/60 p-5 sm:p-8"
    >
      <Field label={own('picture')} error={errors.image} required>
        <FileDrop
          file={image}
          onChange={chooseImage}
          accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
          note={own('pictureNote', { pixels: IMAGE_MIN_SIDE })}
          disabled={busy}
        />
      </Field>
      <Field label={own('cardTitle')} error={errors.title} required>
        <TextInput
          value={fields.title}
          maxLength={TITLE_MAX}
          autoComplete="off"
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <Field label={own('description')} error={errors.description} optional>
        <TextArea
          rows={3}
          value={fields.description}
          maxLength={DESCRIPTION_MAX}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </Field>
      <CardDetailFields fields={fields} errors={errors} onChange={change} />
      <RadioCards
        legend={own('obfuscation')}
        options={obfuscationLevels.map((value) => ({ value, label: t(OBFUSCATION_NAMES[value]) }))}
        value={fields.obfuscationLevel}
        onChange={(obfuscationLevel) => change({ obfuscationLevel })}
        hint={formatObfuscation(fields.obfuscationLevel, t)}
      />
      <p className="text-sm text-bone-2">{own('final')}</p>
      <Checkbox
        name="rightsDeclared"
        checked={fields.rightsDeclared === 'true'}
        onChange={(event) => change({ rightsDeclared: event.currentTarget.checked ? 'true' : '' })}
        error={errors.rightsDeclared}
        label={own('rights')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel={own('publishing')}>
          {own('publish')}
        </Button>
        <Button variant="quiet" onClick={onClose} disabled={busy}>
          {own('cancel')}
        </Button>
      </div>
    </form>
  )
}
