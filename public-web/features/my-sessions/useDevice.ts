import { useEffect, useState } from 'react';
import { accountOf, type Session } from '../../api/session.js';
import { type DeviceStorage, openDevice } from './device.js';

/** What this device keeps for the account of a session; undefined until it is opened. */
export function useDevice(session: Session): DeviceStorage | undefined {
  const account = accountOf(session);
  const [device, setDevice] = useState<DeviceStorage>();
  useEffect(() => {
    let left = false;
    void openDevice(account).then((opened) => {
      if (!left) setDevice(opened);
    });
    return () => {
      left = true;
    };
  }, [account]);
  return device;
}
