const hostName = /^(?!-)[a-z\d-]{1,63}(?<!-)(\.(?!-)[a-z\d-]{1,63}(?<!-))*$/;

/** Whether a browser would call a host so. */
export const isHostName = (name: string): boolean => name.length <= 253 && hostName.test(name);
