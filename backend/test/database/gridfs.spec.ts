import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { GridFSBucket, withStore } from './support/store.js';

describe('GridFS', () => {
  const given = withStore();

  it('keeps a file of 5 MB, gives it back byte for byte, and removes it', async () => {
    const bucket = new GridFSBucket(given.db);
    const content = randomBytes(5_000_000);
    const upload = bucket.openUploadStream('cv.pdf', { metadata: { owner: 'someone' } });
    upload.end(content);
    await once(upload, 'finish');

    const [file] = await bucket.find({ filename: 'cv.pdf' }).toArray();
    expect(file).toMatchObject({ length: content.length, metadata: { owner: 'someone' } });
    const chunks: Buffer[] = [];
    for await (const chunk of bucket.openDownloadStream(upload.id)) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(content)).toBe(true);

    await bucket.delete(upload.id);
    expect(await given.db.collection('fs.files').countDocuments()).toBe(0);
    expect(await given.db.collection('fs.chunks').countDocuments()).toBe(0);
    await expect(bucket.delete(upload.id)).rejects.toThrow('File not found');
  }, 30_000);
});
