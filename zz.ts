import {cpus} from 'node:os';
import pLimit from 'p-limit';
import {fetchTarball} from './src/plugins/mirrored-packages/fetch-tarball';
import {readPins} from './src/plugins/mirrored-packages/pins';
import {readTarball} from './src/plugins/mirrored-packages/tarball-files';
import {versions} from './src/config/versions';
import {readReadme} from './src/samples/readmes/read-readme';
import {checkSample} from './src/samples/readmes/check-sample';
import {Sandbox} from './src/samples/sandbox';
async function main(){
const siteDir='/tmp/wt/truth';
const pins = await readPins(siteDir, versions);
const sandbox=new Sandbox(siteDir);
const ctx={siteDir,sandbox} as any;
const all=await Promise.all(pins.map(async(pin)=>({pin,files:await readTarball(await fetchTarball(pin,{cache:'.mirror-cache',onFetch:(s)=>console.log('fetch',s)}))})));
const counts:Record<string,number>={};
const limit=pLimit(cpus().length);
try{
await Promise.all(all.map(({pin,files})=>limit(async()=>{
  const known=new Map(all.filter((o)=>o.pin.documentation===pin.documentation).map((o)=>{
    const s=o.files.schemas; const plugin=s.find(x=>/plugin/.test(x.name))??s.find(x=>!/loader/.test(x.name)); const loader=s.find(x=>/loader/.test(x.name))??s.find(x=>!/plugin/.test(x.name));
    return [o.pin.name,{version:o.pin.version,plugin:o.pin.section==='plugins'?plugin?.text:undefined,loader:loader?.text}] as const;}));
  const page=readReadme(pin,files.readme!.text);
  for(const f of page.fences){
    const v=await checkSample(page,f,known,ctx);
    counts[v.checked??'none:'+f.language]=(counts[v.checked??'none:'+f.language]??0)+1;
    for(const x of v.findings) console.log(`${pin.documentation.label} ${pin.name} ${x.line} [${f.language} ${v.checked}] ${x.what} ${x.detail??''}`);
  }
})));
}finally{sandbox.close()}
console.log(counts);
}
main();
