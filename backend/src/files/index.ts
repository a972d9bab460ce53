export { contentDisposition } from './content-disposition.js';
export { acceptCv, acceptPicture, acceptSound, type SentFile } from './accept-file.js';
export { type Bucket, FileStore, type StoredContent } from './file-store.js';
export { FilesModule } from './files.module.js';
export { pdfWarnings } from './pdf-warnings.js';
export { Uploads } from './upload.interceptor.js';
