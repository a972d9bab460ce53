import type { FaultTexts } from '../faults.js';

export default {
  tooLong: '{label}: {max} எழுத்துகள் அல்லது குறைவாக எழுதுங்கள்.',
  tooShort: '{label}: {min} எழுத்துகள் அல்லது கூடுதலாக எழுதுங்கள்.',
  oneLine: '{label}: ஒரே வரியில் எழுதுங்கள்.',
  range: '{label}: {min} முதல் {max} வரையான எண்ணை எழுதுங்கள்.',
  notWhole: '{label}: முழு எண்ணை எழுதுங்கள்.',
  notListed: '{label}: பட்டியலில் ஒன்றைத் தெரிவு செய்யுங்கள்.',
  notDate: '{label}: சரியான திகதியை எழுதுங்கள். உதாரணம்: 31 12 2026.',
  notEmail: 'தயவுசெய்து சரியான மின்னஞ்சல் முகவரியை எழுதுங்கள்.',
  notPhone: 'தயவுசெய்து 10 இலக்கங்கள் கொண்ட சரியான தொலைபேசி இலக்கத்தை எழுதுங்கள்.',
  notLink: '{label}: http:// அல்லது https:// எனத் தொடங்கும் முகவரியை எழுதுங்கள்.',
  notId: '{label}: மீண்டும் தெரிவு செய்யுங்கள்.',
  wrongFile: 'PDF கோப்புகள் மட்டுமே ஏற்கப்படும்.',
  wrongPicture: '{label}: JPEG, PNG, WebP அல்லது GIF படத்தைத் தெரிவு செய்யுங்கள்.',
  tooLarge: '{label}: {megabytes} MB அல்லது சிறிய கோப்பைத் தெரிவு செய்யுங்கள்.',
} satisfies FaultTexts;
