export { BackupError } from './packing.js';
export { restoreBackup, timestamp } from './restore-backup.js';
export { writeBackup } from './write-backup.js';
