export { contentDisposition } from './content-disposition.js';
export { type Bucket, FileStore, type StoredContent } from './file-store.js';
export { FilesModule } from './files.module.js';
export { UploadsService, type SentFile } from './uploads.service.js';
export { pdfWarnings } from './pdf-warnings.js';
export { Uploads } from './upload.interceptor.js';
