import type {LandingBuild} from '@site/src/plugins/landing/types';

/** A build in small: a script of two sources and the runtime, and a picture whose name is in it. */
export const teaShop: LandingBuild = {
  sources: [
    {
      name: 'src/shop.js',
      bytes: 343,
      html: '<span class="keyword">import</span> a',
      leftOut: [],
      arrivals: [{output: 'shop.1a.js', way: 'code', ranges: [[900, 100]], text: 'a()'}],
    },
    {
      name: 'src/money.js',
      bytes: 364,
      html: 'const a',
      leftOut: ['withTax'],
      arrivals: [
        {
          output: 'shop.1a.js',
          way: 'code',
          ranges: [
            [0, 20],
            [30, 5],
          ],
          text: 'const e',
        },
      ],
    },
    {
      name: 'src/img/pot.svg',
      bytes: 427,
      html: '&lt;svg&gt;',
      leftOut: [],
      arrivals: [
        {output: 'pot.2b.svg', way: 'copy', ranges: [[0, 427]]},
        {output: 'shop.1a.js', way: 'address', ranges: [[880, 10]], text: 'pot.2b.svg'},
      ],
    },
  ],
  outputs: [
    {name: 'shop.1a.js', bytes: 1066, runtime: [[35, 785]], onDemand: false},
    {name: 'pot.2b.svg', bytes: 427, runtime: [], onDemand: true},
  ],
  developmentBytes: 24290,
};
