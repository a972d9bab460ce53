import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const [out,w,...files]=process.argv.slice(2);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const p=await b.newPage({viewport:{width:(Number(w)+8)*files.length+8,height:600}});
await p.setContent('<body style="margin:4px;background:#888;display:flex;gap:8px;align-items:flex-start">'+files.map(f=>`<img width="${w}" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')+'</body>');
await p.screenshot({path:out,fullPage:true});await b.close();
