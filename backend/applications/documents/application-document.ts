import { BaseModel } from '#database/model'

/** A document that the applicant added after submitting the form. */
export class ApplicationDocument extends BaseModel {
  static override tableName = 'g_key_application_documents'
  declare id: string
  declare applicationId: string
  declare documentKey: string
}
