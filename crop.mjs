import sharp from 'sharp';
const [,, file, out, height, ...tops] = process.argv;
const h = Number(height);
const meta = await sharp(file).metadata();
const parts = await Promise.all(tops.map(async (top, i) => ({ input: await sharp(file).extract({ left: 0, top: Number(top), width: meta.width, height: Math.min(h, meta.height - Number(top)) }).toBuffer(), left: i * (meta.width + 20), top: 0 })));
await sharp({ create: { width: parts.length * (meta.width + 20), height: h, channels: 3, background: '#f0f' } }).composite(parts).png().toFile(out);
