/**
 * What a browser and the SDKs print when a flow cuts the network or has the server refuse: the exact messages, so that
 * nothing else passes for them.
 */

/** The browser's report of a request without a network. */
export const OFFLINE = /^console\.error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED /;

/** The browser's report of a request that the flow aborts. */
export const ABORTED = /^console\.error: Failed to load resource: net::ERR_FAILED /;

/** A write or a read that Firestore's rules deny, as the browser and the SDK report it. */
export const RULES_DENY =
  /^403 \w+ \S+\/(?:documents:\w+|google\.firestore\S+)$|^console\.error: Failed to load resource: \S+ \S+ \S+ \S+ \S+ \S+ 403 |\bpermission-denied\b|Missing or insufficient permissions|PERMISSION_DENIED/;

/** A request that Auth answers with an error, as the browser reports it. */
export const AUTH_REFUSES =
  /^400 POST \S+identitytoolkit\S+$|^console\.error: Failed to load resource: .* status of 400 /;

/** An address that does not exist, as the browser reports it. */
export const NOT_FOUND = /^404 GET |^console\.error: Failed to load resource: .* status of 404 /;

/**
 * Where the network drops, Firestore's SDK reports it after ten seconds, and looks for the network with a picture of
 * Google's, which the shop's policy refuses. When it does so is its own business: a flow can only tolerate it.
 */
export const FIRESTORE_LOOKS_FOR_NETWORK =
  /www\.google\.com\/images\/cleardot\.gif|Could not reach Cloud Firestore backend|WebChannelConnection RPC '\w+' stream \S+ transport errored|RestConnection RPC '\w+' \S+ failed with error/;
