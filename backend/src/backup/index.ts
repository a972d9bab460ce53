export { BackupError } from './backup-error.js';
export { restoreBackup, timestamp } from './restore-backup.js';
export { writeBackup } from './write-backup.js';
