import { canonicalAddress, widerNetworks } from './client-address.js';

describe('the canonical address of a visitor', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical);
  });

  it.each(['', 'unknown', 'operator', '10.0.0'])('leaves %j, which is no address, as it is', (text) => {
    expect(canonicalAddress(text)).toBe(text);
  });

  it('tells networks apart', () => {
    expect(canonicalAddress('2001:db8:1:2::1')).not.toBe(canonicalAddress('2001:db8:1:3::1'));
  });
});

it.each([
  ['2001:db8:1:2ff::/64', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:ff::/64 a@b.lk', ['2001:db8:1:0::/56 a@b.lk', '2001:db8:1::/48 a@b.lk']],
  ['192.0.2.7', []],
  ['a@b.lk 2001:db8:1:ff::/64', []],
])('the networks around %s are counted with it', (key, wider) => {
  expect(widerNetworks(key)).toEqual(wider);
});
