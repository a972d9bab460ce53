export { contentDisposition } from './content-disposition.js';
export { type Bucket, FileStore } from './file-store.js';
export { FilesModule } from './files.module.js';
export { KeptFiles, type SentFile } from './kept-files.js';
export { pdfWarnings } from './pdf-warnings.js';
export { Uploads } from './upload.interceptor.js';
