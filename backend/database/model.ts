import { Model, snakeCaseMappers } from 'objection'

/** Base class of all models: columns are snake_case, fields camelCase. Declare fields as `declare name: type`. */
export class BaseModel extends Model {
  static override columnNameMappers = snakeCaseMappers()
}
