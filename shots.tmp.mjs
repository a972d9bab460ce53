import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
const B='http://localhost:3914', OUT='/tmp/helpers/desk/shots';
const j=async(m,p,b,t)=>{const r=await fetch(B+p,{method:m,headers:{...(b&&{'content-type':'application/json'}),...(t&&{authorization:`Bearer ${t}`})},...(b&&{body:JSON.stringify(b)})});const x=await r.text();if(!r.ok)console.log(m,p,r.status,x.slice(0,200));return x?JSON.parse(x):undefined};
const admin=(await j('POST','/user/login',{email:'admin@onestep.test',password:'a long admin password'})).token;
const common={childAge:7,schoolGrade:2,requirementsNeeds:'Help with reading',schoolName:'Hill Street School',location:'Dehiwala',schoolTimeDuration:'8 to 13',childNeeds:'Short sentences',startingDate:'2027-01-05'};
const mk=async(n,more)=>(await j('POST','/shadow-teacher/add-booking',{...common,childName:n,...more})).bookingId;
const a=await mk('Kasun Perera',{parentName:'Malini Perera',parentPhone:'0771234567',parentEmail:'malini@example.lk',language:'si'});
const b=await mk('Dinuka Silva',{parentName:'Ruwan Silva',parentPhone:'0719876543',language:'ta'});
const c=await mk('Tharushi',{parentName:'Anoma',parentPhone:'0719876541'});
await j('PUT',`/shadow-teacher/update-booking/${b}`,{status:'Rejected'},admin);
await j('POST','/course/addCourse',{title:'A calm morning',description:'d',link:'https://courses.example.lk/calm'},admin);
const rq=(await j('POST','/course/add-course-requests',{name:'Anula',phone:'0771234567',email:'anula@example.lk',course:'A calm morning',language:'ta'})).request._id;
await j('PUT',`/course/course-requests/${rq}`,{status:'accepted'},admin);
await j('POST','/contact/addcontact',{name:'Meena',email:'meena@example.lk',message:'எப்போது அழைக்கலாம்?',language:'ta'});
const [ct]=await j('GET','/contact/getcontact?filter={"q":"Meena"}',undefined,admin);
const inv=await j('POST','/administrators',{email:'bima@onestep.test',full_name:'Bima Silva',role:'ContentEditor'},admin);
console.log(JSON.stringify(inv));
await j('POST','/user/reset-password',{token:inv.invitation.split('#')[1],password:'a quiet river stone'});
const editor=(await j('POST','/user/login',{email:'bima@onestep.test',password:'a quiet river stone'})).token;
const exe=process.env.CHROMIUM||'/usr/bin/chromium-headless-shell';
const br=await chromium.launch({executablePath:exe,args:['--no-sandbox','--disable-gpu']});
const axe=async(p,n)=>{const {violations}=await new AxeBuilder({page:p}).setLegacyMode().withTags(['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22a','wcag22aa','best-practice']).analyze();if(violations.length)console.log('AXE',n,violations.map(v=>v.id+': '+v.nodes.map(x=>x.target).join(' | ')).join('; '));const o=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);if(o>0)console.log('OVERFLOW',n,o)};
for(const [size,vp] of [['desk',{width:1280,height:800}],['phone',{width:360,height:640}]]){
 for(const dark of [false,true]){
  const open=async(token)=>{const ctx=await br.newContext({viewport:vp,reducedMotion:'reduce',locale:'en-GB',...(size==='phone'&&{hasTouch:true,isMobile:true})});
   await ctx.addInitScript(([t,d])=>{localStorage.setItem('token',t);if(d)localStorage.setItem('RaStore.OneStepAdmin.theme','"dark"')},[token,dark]);
   const p=await ctx.newPage();p.on('console',m=>{if(['error','warning'].includes(m.type()))console.log('CONSOLE',m.text().slice(0,300))});p.on('pageerror',e=>console.log('PAGEERROR',e.message.slice(0,300)));return p};
  const n=(x)=>`${x}-${size}${dark?'-dark':''}`;
  const shot=async(p,x,full)=>{await p.waitForTimeout(500);await axe(p,n(x));await p.screenshot({path:`${OUT}/${n(x)}.png`,fullPage:!!full})};
  try{
  const p=await open(admin);
  await p.goto(B+'/dashboard-admin');await p.getByRole('heading',{name:'Figures'}).waitFor();await shot(p,'dashboard');
  await p.goto(B+'/inbox');await p.getByRole('button',{name:'Approve Tharushi'}).waitFor();
  if(!dark&&size==='desk'){await p.getByRole('button',{name:'Approve Kasun Perera'}).click();await p.getByText('Not told yet.').waitFor();await shot(p,'inbox-panel');}
  else{await p.goto(B+'/inbox?filter={"toTell":true}');await p.getByRole('button',{name:/^Not told yet.*Kasun/}).click();await p.getByText('Not told yet.').waitFor();await shot(p,'inbox-panel');}
  await p.goto(B+`/manage-shadow-teacher-booking/${a}/show`);await p.getByRole('heading',{name:'The booking is approved'}).waitFor();await shot(p,'booking',true);
  await p.goto(B+'/courseRequests');await p.getByText('Anula').first().waitFor();await shot(p,'requests');
  await p.goto(B+`/courseRequests/${rq}/show`);await p.getByRole('heading',{name:/The course is open/}).waitFor();await shot(p,'request',true);
  await p.goto(B+'/outgoing-messages');await p.getByText(/^\d+ messages?$/).waitFor();await shot(p,'outgoing',true);
  await p.goto(B+'/getcontact');await p.getByText('Meena').first().waitFor();await shot(p,'contacts');
  await p.goto(B+`/getcontact/${ct._id}/show`);await p.getByRole('heading',{name:'Told'}).waitFor();await p.waitForTimeout(400);await shot(p,'contact',true);
  await p.goto(B+'/admin-accounts');await p.getByText('Bima Silva').first().waitFor();await shot(p,'accounts');
  await p.goto(B+'/invite-admin');await p.getByLabel('Email').waitFor();await shot(p,'invite');
  await p.goto(B+'/my-account');await p.getByRole('button',{name:'Set it up'}).click();await p.getByRole('img',{name:/QR/}).waitFor();await shot(p,'account',true);
  await p.context().close();
  const e=await open(editor);
  await e.goto(B+'/dashboard-admin');await e.getByRole('heading',{name:'Manage',exact:true}).waitFor();await shot(e,'editor-dashboard');
  await e.goto(B+'/courses');await e.getByText('A calm morning').first().waitFor();await shot(e,'editor-courses');
  await e.goto(B+'/inbox');await e.waitForURL('**/login');
  await e.context().close();
  }catch(err){console.log('FAILED',n(''),String(err).slice(0,600))}
 }}
await br.close();
