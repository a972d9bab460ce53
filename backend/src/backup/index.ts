export { BackupError } from './format.js';
export { restoreArchive } from './restore-archive.js';
export { writeArchive } from './write-archive.js';
