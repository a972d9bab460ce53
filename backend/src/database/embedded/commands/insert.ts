import { checkDocument } from '../bson/raw.js';
import { withId } from '../storage/document-id.js';
import { type Command, documentList, namespaceOf } from './command.js';
import { WriteErrors } from './write-errors.js';

/** Documents written in one transaction: more of them would keep others waiting. */
const CHUNK = 250;

export const insert: Command = {
  options: ['documents', 'ordered', 'bypassDocumentValidation'],
  async run(call) {
    const { body, store } = call;
    const namespace = namespaceOf(call);
    const documents = documentList(body, 'documents');
    const errors = new WriteErrors(body['ordered'] !== false);
    let n = 0;
    for (let from = 0; from < documents.length && !errors.stop; from += CHUNK) {
      const insertChunk = () => {
        let inserted = 0;
        const collection = store.catalog.find(namespace) ?? store.catalog.create(namespace);
        for (const [i, document] of documents.slice(from, from + CHUNK).entries()) {
          if (errors.stop) break;
          errors.attempt(from + i, () => {
            checkDocument(document);
            store.insert(collection, withId(document));
            inserted++;
          });
        }
        return inserted;
      };
      try {
        n += await store.write(insertChunk);
      } catch (error) {
        errors.note(from, error);
        break;
      }
    }
    return { n, ...errors.report(), ok: 1 };
  },
};
